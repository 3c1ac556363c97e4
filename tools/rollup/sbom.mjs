/** Writes `sbom.cdx.json`: the packages whose code is in the chunks, in the format CycloneDX. */
import sbomPlugin from 'rollup-plugin-sbom'

/** The plugin names each bundler that is installed, also those that other tools have brought. */
const UNUSED = ['rolldown', 'vite']

export const sbom = () =>
  sbomPlugin({
    outDir: '',
    outFilename: 'sbom.cdx',
    rootComponentType: 'library',
    includeWellKnown: false,
    // Two builds of the same sources write the same file.
    saveTimestamp: false,
    afterCollect({ metadata, components }) {
      const { tools } = metadata.tools
      for (const tool of tools) if (UNUSED.includes(tool.name)) tools.delete(tool)
      // package.json has some bundled packages in `devDependencies`, which the plugin leaves out.
      for (const { bomRef } of components) metadata.component.dependencies.add(bomRef)
    },
  })
