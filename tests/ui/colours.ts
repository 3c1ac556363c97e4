/** Computes the colour of a token like a browser, with a brand's tokens and for light or dark. */
import type { CssColor, TokenOrValue } from 'lightningcss'
import type { Rgb } from '../../src/widgets/header/promotions/contrast.js'
import { SHORT_NAMES, type Properties } from './sheets.js'

export type Scheme = 'light' | 'dark'

const isSpace = ({ type, value }: TokenOrValue) =>
  type === 'token' && (value as { type: string }).type === 'white-space'

function fromColour(colour: CssColor, scheme: Scheme): Rgb {
  if (typeof colour !== 'string' && colour.type === 'light-dark') return fromColour(colour[scheme], scheme)
  if (typeof colour !== 'string' && colour.type === 'rgb' && colour.alpha === 1)
    return [colour.r, colour.g, colour.b]
  throw new Error(`The colour ${JSON.stringify(colour)} is not an opaque sRGB colour.`)
}

/**
 * @param tokens  the tokens that a host page sets
 * @throws unless the value is an opaque colour
 */
export function computeColour(value: TokenOrValue[], scheme: Scheme, tokens: Properties): Rgb {
  const [part, ...rest] = value.filter((one) => !isSpace(one))
  if (!part || rest.length > 0) throw new Error(`${JSON.stringify(value)} is not a single value.`)
  if (part.type === 'color') return fromColour(part.value, scheme)
  if (part.type === 'unresolved-color' && part.value.type === 'light-dark')
    return computeColour(part.value[scheme], scheme, tokens)
  if (part.type === 'var') {
    const found = tokens.get(part.value.name.ident) ?? SHORT_NAMES.get(part.value.name.ident)
    return computeColour(found ?? part.value.fallback ?? [], scheme, tokens)
  }
  throw new Error(`${JSON.stringify(part)} is not a colour.`)
}
