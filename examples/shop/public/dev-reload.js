/* Reloads this page after each build. */
new EventSource('/dev/reload').onmessage = () => location.reload()
