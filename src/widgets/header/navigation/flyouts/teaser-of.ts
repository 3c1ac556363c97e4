import { createNavigationTeaser } from '../../../../services/navigation-teaser.js'
import { kept, read } from '../../nodes.js'

const navigationTeaser = createNavigationTeaser()

/** The pictures of a node's flyout. They are validated when they are first needed, and then kept. */
export const teaserOf = kept(({ teaser }) => read(navigationTeaser, teaser))
