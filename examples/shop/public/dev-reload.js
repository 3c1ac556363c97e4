/** Reloads this page when the widgets were built anew. */
new EventSource('/dev/reload').onmessage = () => location.reload()
