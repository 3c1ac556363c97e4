/** The page in the builder's preview: the snippet in an otherwise empty page. */
export const previewPage = (snippet: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Preview</title>
<style>body { margin: 0 }</style>
</head>
<body>
${snippet}
</body>
</html>
`
