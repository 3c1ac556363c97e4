/** The open level of the drilldown: its title, the way back, and its rows. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { NavigationNode } from '../../../services/navigation.js'
import { useLanguages, useText, useWidget } from '../../../ui/use-widget.js'
import { BACK, Icon, NEXT } from '../../../ui/Icon.js'
import { Link } from '../Link.js'
import { childrenOf, hasChildren } from '../nodes.js'
import {
  ThemeWorldsSpace,
  useThemeWorldsPlace,
  type ThemeWorldsState,
} from '../theme-worlds/use-theme-worlds.js'
import { activePath } from './active-path.js'

/** What a level shows: the children of a node, or the theme worlds. */
type Place = NavigationNode | typeof THEME_WORLDS
const THEME_WORLDS = 'theme worlds'

/** The levels of the drilldown: which one is open, and where the focus goes when that changes. */
function useLevels() {
  const element = useRef<HTMLDivElement>(null)
  const [path, setPath] = useState<Place[]>([])
  const [returnedFrom, setReturnedFrom] = useState<Place>()

  // Focus the node from which the person returned or, below the first level, the back button.
  useEffect(() => {
    const isFirstRender = path.length === 0 && !returnedFrom
    if (isFirstRender) return
    element.current?.querySelector<HTMLElement>('[data-was-open], [part=drilldown-back]')?.focus()
  }, [path, returnedFrom])

  return {
    /** The ref of the element that holds the open level. */
    element,
    /** The places from the top down to the open level; empty on the first level. */
    path,
    /** The place whose level the person left with the back button; `undefined` after a step down. */
    returnedFrom,
    goDown(place: Place) {
      setPath([...path, place])
      setReturnedFrom(undefined)
    },
    goBack() {
      setPath(path.slice(0, -1))
      setReturnedFrom(path.at(-1))
    },
  }
}

type Levels = ReturnType<typeof useLevels>

interface LevelProps {
  nodes: NavigationNode[]
  isLoading?: boolean | undefined
  themes: ThemeWorldsState
}

export function Level({ nodes, isLoading, themes }: LevelProps) {
  const { host } = useWidget()
  const levels = useLevels()
  const { load: loadThemes } = themes
  useEffect(loadThemes, [loadThemes])
  const hasThemeWorlds = useThemeWorldsPlace(themes, nodes)
  const active = useMemo(() => activePath(nodes, host.window.location.pathname), [host, nodes])
  const { element, path, returnedFrom } = levels
  const place = path.at(-1)

  let className = 'level'
  if (returnedFrom) className = 'level backwards'
  else if (!place) className = 'level still'

  return (
    <div ref={element} className={className} key={path.length}>
      <Heading levels={levels} />
      {place === THEME_WORLDS ? (
        <>{themes.content}</>
      ) : (
        <Rows
          node={place}
          nodes={nodes}
          isLoading={isLoading}
          active={active}
          hasThemeWorlds={hasThemeWorlds}
          themes={themes}
          levels={levels}
        />
      )}
    </div>
  )
}

function Heading({ levels }: { levels: Levels }) {
  const t = useText<HeaderTexts>().navigation
  const { content } = useLanguages()
  const place = levels.path.at(-1)
  if (!place) return <h2 className="level-title">{t.menu()}</h2>
  return (
    <>
      <button type="button" part="drilldown-back" className="step-back" onClick={levels.goBack}>
        <Icon path={BACK} />
        <span>{t.back()}</span>
      </button>
      {place === THEME_WORLDS ? (
        <h2 className="level-title">{t.themeWorlds()}</h2>
      ) : (
        <h2 className="level-title" lang={content}>
          {place.title}
        </h2>
      )}
    </>
  )
}

interface RowsProps {
  /** The open node, or `undefined` on the first level. */
  node: NavigationNode | undefined
  /** The whole tree. */
  nodes: NavigationNode[]
  isLoading: boolean | undefined
  /** The nodes from the top of the tree down to the current page. */
  active: NavigationNode[]
  hasThemeWorlds: boolean
  themes: ThemeWorldsState
  levels: Levels
}

function Rows({ node, nodes, isLoading, active, hasThemeWorlds, themes, levels }: RowsProps) {
  const { content, texts } = useLanguages()
  const t = useText<HeaderTexts>().navigation

  /** Returns `page` for the node of the current page, and `true` for the nodes above it. */
  const current = (row: Place): 'page' | 'true' | undefined => {
    if (row === THEME_WORLDS || !active.includes(row)) return undefined
    return row === active.at(-1) ? 'page' : 'true'
  }
  const link = (row: NavigationNode) => ({
    part: 'drilldown-node',
    href: row.href,
    target: row.target,
  })
  const step = (row: Place, title: string, lang?: string) => (
    <Step row={row} title={title} lang={lang} current={current(row)} levels={levels} />
  )

  return (
    <ul aria-busy={isLoading || undefined}>
      {!node && hasThemeWorlds && (
        <li>{themes.exist ? step(THEME_WORLDS, t.themeWorlds()) : <ThemeWorldsSpace />}</li>
      )}
      {node?.href && (
        <li>
          <Link
            {...link(node)}
            className="step overview"
            lang={texts}
            aria-current={current(node) === 'page' ? 'page' : undefined}
          >
            {t.all({ title: node.title })}
          </Link>
        </li>
      )}
      {(node ? childrenOf(node) : nodes).map((row, at) => (
        <li key={at}>
          {hasChildren(row) ? (
            step(row, row.title, content)
          ) : (
            <Link {...link(row)} className="step" aria-current={current(row)}>
              {row.title}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

interface StepProps {
  row: Place
  title: string
  lang: string | undefined
  current: 'page' | 'true' | undefined
  levels: Levels
}

/** A row that leads to the level below it. */
function Step({ row, title, lang, current, levels }: StepProps) {
  return (
    <button
      type="button"
      part="drilldown-node"
      className="step"
      aria-current={current}
      data-was-open={row === levels.returnedFrom ? '' : undefined}
      onClick={() => levels.goDown(row)}
    >
      <span lang={lang}>{title}</span>
      <Icon path={NEXT} />
    </button>
  )
}
