/** Somebody who is known. */
export default {
  beans: '{n:number|number} {{Treuebohne|Treuebohnen}}',
} as const
