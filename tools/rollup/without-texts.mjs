/** Replaces the texts of each language by nothing. The doctor knows the languages by name, and needs no texts. */
export const withoutTexts = () => ({
  name: 'without-texts',
  load: (id) => (/[\\/]locales[\\/][\w-]+[\\/]index\.ts$/.test(id) ? 'export default {}' : null),
})
