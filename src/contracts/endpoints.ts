/** The addresses of services that are asked from more than one place: by the loader first, then by the widget. */

/** header-search-cart §7. */
export const navigationPath = (site: string): string => `/jsonflyoutnavigation?site=${site}`
