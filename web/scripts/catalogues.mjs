// What the built client carries of the games' catalogues: no comments, and no message that only the terminal or the
// server says (the picture at the terminal, remarks on files, glossary and notices, which the server tells).
const ELSEWHERE = /^(draw|odd|term|notices?)-/;

/** A catalogue without what the browser never says; a message is its first line and the indented ones below it. */
export function carried(source) {
  let isKept = true;
  return source
    .split('\n')
    .filter((line) => {
      if (line.startsWith('#') || line.trim() === '') return false;
      if (!/^\s/.test(line) && !line.startsWith('}')) isKept = !ELSEWHERE.test(line);
      return isKept;
    })
    .join('\n');
}

/** As a plugin of Vite; tests read the files as they are. */
export const catalogues = {
  name: 'catalogues',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!/\/texts\/[^/]+\.ftl\?raw$/.test(id)) return null;
    const source = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1));
    return { code: `export default ${JSON.stringify(carried(source))};`, map: null };
  },
};
