/** The key code of all keys that an input method handles. Safari sends the last one after the composition has ended. */
const KEY_CODE_OF_INPUT_METHOD = 229

/**
 * Tells whether a key is part of composing a character, for example in Japanese or with an accent. Arrows, Enter and
 * Escape then choose, accept and reject a character, and must not do anything else.
 */
export const isComposing = ({ isComposing: isOpen, keyCode }: KeyboardEvent): boolean =>
  isOpen || keyCode === KEY_CODE_OF_INPUT_METHOD
