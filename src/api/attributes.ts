/**
 * The attributes of placeholders and of the script tag, for completion in an editor. They are derived from the options.
 */
import type { ElementAttributes } from './html.js'
import type { WidgetName } from './names.js'
import type { CommonOptions, OptionsOf } from './options.js'

/** `searchMode` → `search-mode` */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Kebab<Rest>}`
    : `-${Lowercase<First>}${Kebab<Rest>}`
  : ''

/** An attribute without a value means `true`. A list is separated by commas. A structured option has no attribute. */
type AttributeValue<Value> = Value extends boolean
  ? boolean | '' | 'true' | 'false'
  : Value extends number
    ? number | `${number}`
    : Value extends string
      ? Value
      : Value extends string[]
        ? string
        : never

type AttributesOf<Options> = {
  [
    Name in keyof Options & string as [AttributeValue<NonNullable<Options[Name]>>] extends [never]
      ? never
      : `data-${Kebab<Name>}`
  ]?: AttributeValue<NonNullable<Options[Name]>> | undefined
}

/** Turns a union of options into the union of their attributes. */
type AttributesFor<Options> = Options extends unknown ? AttributesOf<Options> : never

type CommonAttributes = AttributesOf<CommonOptions>

/** The attributes of a widget's placeholder. */
export type PlaceholderAttributes<Widget extends WidgetName = WidgetName> = Widget extends WidgetName
  ? { 'data-shop-widget': Widget } & CommonAttributes & AttributesFor<OptionsOf[Widget]>
  : never

/** The attributes of the script tag: options for the whole page. */
export type ScriptAttributes = CommonAttributes

/** The intersection of the members of a union. */
type Together<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer All,
) => void
  ? All
  : never

/** All attributes of all placeholders, of the script tag, and of elements without a script. */
export interface ShopAttributes
  extends ElementAttributes, ScriptAttributes, Together<AttributesFor<OptionsOf[WidgetName]>> {
  'data-shop-widget'?: WidgetName | undefined
}
