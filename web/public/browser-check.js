// Redirects a browser that is too old for Greenpen to a page that says so, before the modules, which
// it could not parse, leave the screen blank. Written so that any browser can run it. The oldest
// supported browsers are listed in the README: Chrome 109, Firefox 115, Safari 16.4.
(function () {
  var isNewEnough = false;
  try {
    isNewEnough =
      'noModule' in document.createElement('script') &&
      typeof Array.prototype.findLast === 'function' &&
      typeof AbortSignal.timeout === 'function' &&
      CSS.supports('container-type', 'inline-size') &&
      CSS.supports('height', '1dvh') &&
      new RegExp('(?<=a)b').test('ab');
    // oxlint-disable-next-line no-unused-vars -- a catch without a name is a syntax error to them
  } catch (cause) {
    // A check that throws counts as unsupported.
  }
  if (!isNewEnough) location.replace('/browser-too-old.html');
})();
