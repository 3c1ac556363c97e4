/** The navigation tree: 10 departments, 50 categories, 300 leaves. Tests of large trees can request more leaves. */
import type { Site } from '../../../src/api/names.js'
import { SITE_FACTS, spellFor } from '../sites.js'
import { DEPARTMENTS } from './catalogue.js'
import { departmentId, pictureOf } from './products.js'
import { slugOf } from './slug.js'
import type { Facet } from './facets.js'
import { WORDS, applyFacet } from './words.js'

export interface Node {
  id: string
  title: string
  href: string
  index: number
  target?: string
  children: Node[]
  teaser?: { title: string; items: Array<{ link: string; image: { src: string } }> }
}

const MAX_SIZE = 20_000
const CATEGORY_COUNT = 50

const node = (id: string, title: string, index: number, children: Node[] = []): Node => ({
  id,
  title,
  href: `/c/${slugOf(title)}-${id}`,
  index,
  children,
})

/** @param leaves  leaves in each category; undefined for the usual tree, with one leaf for each facet */
const build = (site: Site, leaves: number | undefined): Node[] => {
  const { language, locale } = SITE_FACTS[site]
  const words = WORDS[language]
  const spell = (text: string): string => spellFor(site, text)
  return words.departments.map(([departmentTitle, categories], d) => {
    const { facets } = DEPARTMENTS[d]!
    const children = categories.map(([plural], c) => {
      const id = `${departmentId(d)}${c + 1}`
      const count = leaves ?? facets.length
      const grandchildren = Array.from({ length: count }, (_, f) => {
        const name = applyFacet(words.facets[facets[f % facets.length]!], plural, locale)
        const round = Math.floor(f / facets.length)
        return node(`${id}${f + 1}`, spell(round ? `${name} ${round + 1}` : name), f)
      })
      return node(id, spell(plural), c, grandchildren)
    })
    const department = node(departmentId(d), spell(departmentTitle), d, children)
    const shapes = DEPARTMENTS[d]!.categories
    department.teaser = {
      title: spell(words.inspiration),
      items: [0, 2].map((at) => ({
        link: children[at]!.href,
        image: { src: pictureOf(shapes[at]![1], `teaser-${children[at]!.id}`, 320, 240) },
      })),
    }
    return department
  })
}

const trees = new Map<string, Node[]>()

/** @param size  the approximate number of nodes, for tests of large trees; undefined for the usual tree */
export const navigationOf = (site: Site, size?: number): Node[] => {
  const leaves =
    size === undefined
      ? undefined
      : Math.max(
          0,
          Math.round((Math.min(size, MAX_SIZE) - CATEGORY_COUNT - DEPARTMENTS.length) / CATEGORY_COUNT),
        )
  const key = `${site} ${leaves ?? 'usual'}`
  let tree = trees.get(key)
  if (!tree) {
    tree = build(site, leaves)
    // Only tests request other sizes, so only the usual trees are kept.
    if (leaves === undefined) trees.set(key, tree)
  }
  return tree
}

export const countNodes = (nodes: readonly Node[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + countNodes(children), 0)

/** The nodes from the department to the node with this id; empty if no department contains it. */
export const pathTo = (site: Site, id: string): Node[] => {
  const path: Node[] = []
  let level: readonly Node[] = navigationOf(site)
  for (;;) {
    const next =
      level.find((candidate) => candidate.id === id) ?? level.find((candidate) => id.startsWith(candidate.id))
    if (!next) return path
    path.push(next)
    level = next.children
  }
}

/** `/c/pfannen-c031` → `c031` */
export const nodeIdOf = (segment: string): string => /c\d{2,6}$/.exec(segment)?.[0] ?? ''

/** The property that the products of a leaf share; undefined for departments and categories. */
export const facetOf = (id: string): Facet | undefined => {
  const [, department, leaf] = /^c(\d\d)[1-5](\d{1,3})$/.exec(id) ?? []
  const facets = DEPARTMENTS[Number(department) - 1]?.facets
  return facets?.[(Number(leaf) - 1) % facets.length]
}
