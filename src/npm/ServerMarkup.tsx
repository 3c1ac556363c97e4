/**
 * A server's markup of a widget, as a declarative shadow root of the element around it. The browser's parser removes the
 * template, so a browser must not render it: hydration would miss it.
 */
import type { Fragment } from './read-fragment.js'

// React's types do not know the name that both versions of React write.
const OPEN = { shadowrootmode: 'open' }

export const ServerMarkup = ({ fragment }: { fragment: Fragment }) =>
  typeof document === 'undefined' ? (
    // eslint-disable-next-line no-restricted-syntax -- markup of our own, on a server only: `readFragment` has recognised it
    <template {...OPEN} dangerouslySetInnerHTML={{ __html: fragment.shadow }} />
  ) : null
