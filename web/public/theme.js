// Before the first paint: the theme somebody has chosen, so that nothing flashes.
(function () {
  var theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('fracas.settings') || '{}').theme || 'system';
  } catch (error) {
    theme = 'system';
  }
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
})();
