/** On `<html>` while the search's flyout is open, for styles of the host page. interface, details of the header. */
export const SEARCH_OPEN = 'data-shop-search-open'
