export default {
  base: '/application/',
  build: { rollupOptions: { input: 'client.js', output: { entryFileNames: '[name].js' } } },
}
