/** The navigation and the theme worlds. */
import { navigationPath, THEME_WORLDS_PATH } from '../../endpoints.js'
import { SCHEMAS } from '../schemas.js'
import { template, type ServiceCall } from '../service-call.js'
import { failed, siteInQuery } from './parameters.js'

export const navigationCalls: readonly ServiceCall[] = [
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
        schema: SCHEMAS.navigationTreeResponse,
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
        schema: SCHEMAS.themeWorldsResponse,
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
