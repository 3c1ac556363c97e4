/** Algolia's search box with its styles; the suggestions come from the reference shop. */
import { autocomplete } from '@algolia/autocomplete-js'
import '@algolia/autocomplete-theme-classic'

const suggestions = async (query) => {
  const address = `/service/searchfrontend/api/suggestions?q=${encodeURIComponent(query)}&site=DE&maxSearchTerms=10`
  const { searchTerms = [] } = await (await fetch(address)).json()
  return searchTerms
}

autocomplete({
  container: '#place',
  placeholder: 'Suche',
  getSources: ({ query }) => [
    {
      sourceId: 'terms',
      getItems: () => suggestions(query),
      templates: { item: ({ item }) => item.searchterm },
    },
  ],
})
window.usable()
