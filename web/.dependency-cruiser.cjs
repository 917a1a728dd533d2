// Files and folders of the client depend on each other in one direction only.
module.exports = {
  forbidden: [
    {
      name: 'no-cycle-of-files',
      severity: 'error',
      from: { path: '(.+)' },
      to: { circular: true, pathNot: '^$1$' }, // a component may hold others of its kind
    },
    { name: 'no-cycle-of-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
    {
      name: 'boards-do-not-know-each-other',
      severity: 'error',
      from: { path: '^src/boards/([^/]+)/' },
      to: { path: '^src/boards/([^/]+)/', pathNot: ['^src/boards/$1/', '^src/boards/(shared|general)/'] },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    exclude: { path: 'node_modules|\\.test\\.ts$|^src/test/' },
  },
};
