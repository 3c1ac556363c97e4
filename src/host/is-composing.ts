/** The code of all keys that an input method handles. Safari sends the last of them after the composition has ended. */
const KEY_CODE_OF_INPUT_METHOD = 229

/**
 * Tells whether a key is part of the composition of a character, as for Japanese or for accents. Arrows, Enter and Escape
 * then choose, accept and reject a character, and must not do anything else.
 */
export const isComposing = ({ isComposing: isOpen, keyCode }: KeyboardEvent): boolean =>
  isOpen || keyCode === KEY_CODE_OF_INPUT_METHOD
