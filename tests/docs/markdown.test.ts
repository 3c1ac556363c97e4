import { createMarkdownRenderer } from 'vitepress'
import { expect, it } from 'vitest'
import config from '../../docs/.vitepress/config.mjs'

it('the docs show braces in inline code as they are written', async () => {
  const { render } = await createMarkdownRenderer('docs', config.markdown)
  expect(render('`{count:number} {{file|files}}`')).toContain(
    '<code v-pre="">{count:number} {{file|files}}</code>',
  )
})
