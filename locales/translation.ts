/** The shape of a translation: the keys of the German texts, with any text as value. */
export type Translation<T> = { [K in keyof T]: T[K] extends string ? string : Translation<T[K]> }
