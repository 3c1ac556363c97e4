/** The contract of the navigation service: the whole navigation tree, and the theme worlds. */
import * as z from 'zod/mini'
import { failed, siteInQuery } from './contract/parameters.js'
import { template, type ServiceCall } from './contract/service-call.js'
import { contractSchemas } from './contract/strict.js'
import type { Fields } from './fields.js'
import { createNodeFields, navigationPath, THEME_WORLDS_PATH, type NavigationNode } from './navigation.js'
import { createNavigationTeaser, type NavigationTeaser } from './navigation-teaser.js'
import { createThemeWorldsResponse } from './theme-worlds.js'

export { navigationPath, THEME_WORLDS_PATH }

interface NavigationTree extends NavigationNode {
  children: NavigationTree[]
  teaser?: NavigationTeaser | undefined
}

function createNavigationTree(f: Fields): z.ZodMiniType<NavigationTree> {
  // The type annotation is needed because TypeScript cannot infer the type of a schema that refers to itself.
  const node: z.ZodMiniType<NavigationTree> = z.object({
    ...createNodeFields(f),
    get children() {
      return f.fallback(f.list(node), [])
    },
    teaser: f.optional(createNavigationTeaser(f)),
  })
  return node
}

export const { navigationNode, navigationResponse, themeWorldsResponse } = contractSchemas((f) => {
  const navigationNode = createNavigationTree(f)
  return {
    navigationNode,
    navigationResponse: z.object({ list: f.list(navigationNode) }),
    themeWorldsResponse: createThemeWorldsResponse(f),
  }
})

const calls: readonly ServiceCall[] = [
  {
    name: 'readNavigation',
    service: 'navigation',
    summary: 'The navigation tree',
    caller: 'The header when it starts; not a reduced one. The option `navigation-url` replaces the address.',
    spec: 'header-search-cart §3, §7; interface §5',
    method: 'GET',
    canBeHinted: true,
    path: template(navigationPath('')),
    parameters: {
      site: {
        ...siteInQuery,
        missing: 'if the option `navigation-url` is set: its address is called as it is',
      },
    },
    responses: {
      200: {
        meaning: 'The nodes of the first level. Children and teasers may be missing.',
        schema: navigationResponse,
        example: {
          list: [
            {
              title: 'Coffee',
              href: '/c/coffee',
              children: [{ title: 'Beans', href: '/c/beans', target: '_blank' }],
              teaser: { title: 'New', items: [{ link: '/p/1', image: { src: '/img/1.jpg' } }] },
            },
          ],
        },
      },
      default: { meaning: `${failed.meaning} The navigation in the host page’s option stays.` },
    },
  },
  {
    name: 'readThemeWorlds',
    service: 'navigation',
    summary: 'The theme worlds',
    caller: 'The header, after it has rendered the navigation. A reduced header does not call it.',
    spec: 'header-search-cart §2, §3, §7; interface §5',
    method: 'GET',
    path: THEME_WORLDS_PATH,
    parameters: {},
    responses: {
      200: {
        meaning:
          'Up to four sections, and the texts of the badges and availabilities. `sections` is required, and each of its sections may be missing.',
        schema: themeWorldsResponse,
        example: {
          sections: {
            new: {
              headline: 'New this week',
              themeworlds: [
                {
                  url: '/t/autumn',
                  title: 'Autumn',
                  imgUrl: '/img/autumn.jpg',
                  shopCard: false,
                  availability: ['ONLINE'],
                  badges: ['NEW'],
                  endDate: '2030-10-31T22:00:00.000Z',
                  endDateText: 'Ends on 31 October',
                  onlyXDaysLeftText: 'Only 3 days left',
                },
              ],
            },
          },
          translations: { ONLINE: 'Online only', NEW: 'New' },
        },
      },
      default: { meaning: `${failed.meaning} The theme worlds are not shown.` },
    },
  },
]

export default calls
