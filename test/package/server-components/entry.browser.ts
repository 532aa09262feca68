// What a browser would start with: this page is only rendered.
document.documentElement.dataset.started = "";
