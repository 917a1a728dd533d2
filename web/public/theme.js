// Before the first paint: the theme somebody has chosen, so that nothing flashes.
(function () {
  var theme;
  try {
    theme = JSON.parse(localStorage.getItem('fracas.settings') || '{}').theme;
  } catch {
    theme = 'system';
  }
  if (theme !== 'light' && theme !== 'dark') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
})();
