import { expect, test } from 'vitest'
import { originsOf } from '../../../src/page/debug/origins.js'
import { createTestPage } from '../../support/page.js'

test('each option names the source that counts; options without a source have their default', () => {
  const page = createTestPage({
    dataset: { site: 'AT', stage: 'test' },
    configured: { site: 'CH', credentials: 'include' },
  })
  const origins = originsOf(page, {
    type: 'read',
    widget: 'header',
    element: document.body,
    sources: {
      islands: [{ 'promotion-ids': ['a'], sticky: false }],
      attributes: { sticky: '', reduced: undefined },
      given: { searchMode: 'flyout' },
    },
    options: {
      site: 'CH',
      stage: 'test',
      credentials: 'include',
      promotionIds: ['a'],
      sticky: true,
      searchMode: 'flyout',
      reduced: false,
    },
  })
  expect(origins).toEqual({
    site: { value: 'CH', from: 'Shop.configure' },
    stage: { value: 'test', from: 'script tag' },
    credentials: { value: 'include', from: 'Shop.configure' },
    promotionIds: { value: '["a"]', from: 'JSON island' },
    sticky: { value: true, from: 'attribute' },
    searchMode: { value: 'flyout', from: 'Shop.mount' },
    reduced: { value: false, from: 'default' },
  })
})
