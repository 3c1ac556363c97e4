/** What becomes of the Markdown of a page before assistants read it. `tests/long/docs` looks at the built pages. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cleanList, cleanPage, summarize } from '../../tools/docs/assistant-pages.mjs'

test('a page keeps its text and its code, and loses what only VitePress understands', () => {
  const page = `---
url: /docs/page.md
---

# Page

Text with \`::: code\`.

::: details All settings

| option      | what it is |
| ----------- | ---------- |
| \`a\\|b\`      | one        |

:::

::: warning Going back

1. Use it.

:::

![The header, open](./images/header.webp)

- [Options](./options.md) {#old-options}

\`\`\`md
::: details Title
| a    | b    |
![alt](x.png)
:::
\`\`\`

End
`
  expect(cleanPage(page)).toBe(`# Page

Text with \`::: code\`.

**All settings**

| option | what it is |
| --- | --- |
| \`a\\|b\` | one |

**Going back**

1. Use it.

Picture: The header, open

- [Options](./options.md)

\`\`\`md
::: details Title
| a    | b    |
![alt](x.png)
:::
\`\`\`

End
`)
})

test('a page is summarized by its first sentence, without links', () => {
  expect(summarize('# A\n\nThis page needs Node.js 20.19 and\n[a shop](./shop.md). More.\n\nEnd.\n')).toBe(
    'This page needs Node.js 20.19 and a shop.',
  )
  expect(summarize('# A\n\nNo end\n\n## B\n')).toBe('No end')
})

test('the list links to files beside it, and says what each page is about', () => {
  const list = '# Docs\n\n### Start\n\n- [First](/docs/start/first.md)\n- [Second](/docs/second.md)\n'
  expect(cleanList(list, '/docs/', (path: string) => `about ${path}`)).toBe(
    '# Docs\n\n## Start\n\n- [First](start/first.md): about start/first.md\n- [Second](second.md): about second.md\n',
  )
})

test('the title of a sample that readers open is a paragraph, or it would be lost', () => {
  const docs = join(import.meta.dirname, '../../docs')
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.md'),
  )
  const lost = pages.filter((path) => /^:::.*\n<<</m.test(readFileSync(join(docs, path), 'utf8')))
  expect(lost).toEqual([])
})
