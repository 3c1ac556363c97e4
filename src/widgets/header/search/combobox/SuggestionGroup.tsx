/** Suggestions below the field: a group of search terms or of products, as links. */
import type { MouseEvent } from 'react'
import { Icon } from '../../../../ui/Icon.js'
import { useLanguages } from '../../../../ui/use-widget.js'
import { SEARCH } from '../../icons/paths.js'
import { Image } from '../../Image.js'
import { splitMatch, type Row } from './rows.js'

interface SharedProps {
  isProduct: boolean
  query: string
  locale: string
}

interface SuggestionGroupProps extends SharedProps {
  label: string
  rows: Row[]
  /** The position of the first row among the suggestions of all groups, from 0. */
  firstIndex: number
  /** The position of the row that the arrow keys have selected, or -1. */
  active: number
  onFollow(event: MouseEvent, row: Row): void
}

export function SuggestionGroup({
  label,
  rows,
  firstIndex,
  active,
  onFollow,
  ...shared
}: SuggestionGroupProps) {
  if (rows.length === 0) return null
  return (
    <div role="group" aria-label={label}>
      <p aria-hidden="true">{label}</p>
      {rows.map((row, at) => {
        const index = firstIndex + at
        return (
          <Suggestion
            // The key is the position, so that a new response updates the elements instead of replacing them.
            key={index}
            row={row}
            index={index}
            isActive={index === active}
            onClick={(event) => onFollow(event, row)}
            {...shared}
          />
        )
      })}
    </div>
  )
}

interface SuggestionProps extends SharedProps {
  row: Row
  index: number
  isActive: boolean
  onClick(event: MouseEvent): void
}

/** The element id of a suggestion, for `aria-activedescendant`. */
export const suggestionId = (index: number) => `search-row-${index}`

function Suggestion({ row, index, isProduct, isActive, query, locale, onClick }: SuggestionProps) {
  const [before, match, after] = splitMatch(row.text, query, locale)
  const { content } = useLanguages()
  return (
    <a
      id={suggestionId(index)}
      part={isProduct ? 'search-product' : 'search-term'}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={row.url}
      onClick={onClick}
    >
      {isProduct ? <ProductImage src={row.image} /> : <Icon path={SEARCH} />}
      <span lang={content}>
        {before && <span>{before}</span>}
        {match && <mark>{match}</mark>}
        {after && <span>{after}</span>}
      </span>
    </a>
  )
}

/** A product without a picture keeps the space, so that all names are aligned. */
const ProductImage = ({ src }: { src: string | undefined }) =>
  src ? (
    // If a person types on, the next list replaces this one before its pictures are requested.
    <Image className="search-picture" src={src} width={56} height={56} isLazy />
  ) : (
    <span className="search-picture" />
  )
