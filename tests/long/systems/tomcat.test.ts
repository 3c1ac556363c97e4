/** The recipe for JSP, in Tomcat. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isUp, start } from '../support/programs.js'
import { readHeights, SEARCH, testSystem } from './support/test-system.js'

const JARS = '/usr/share/java'

/**
 * Jakarta applications contain the tag library. Debian has only the one for javax, with the same tags: the
 * migration tool changes its packages, and `web.xml` gives it the names that the recipe uses.
 */
function addTagLibrary(application: string): void {
  for (const name of ['taglibs-standard-impl', 'taglibs-standard-spec'])
    execFileSync('javax2jakarta', [
      join(JARS, `${name}.jar`),
      join(application, 'WEB-INF/lib', `${name}.jar`),
    ])
  const names = { core: 'c', functions: 'fn' }
  const descriptors = Object.values(names).map((file) => `META-INF/${file}.tld`)
  execFileSync('unzip', [
    '-q',
    '-j',
    join(JARS, 'taglibs-standard-impl.jar'),
    ...descriptors,
    '-d',
    join(application, 'WEB-INF'),
  ])
  const entries = Object.entries(names).map(
    ([name, file]) => `<taglib>
      <taglib-uri>jakarta.tags.${name}</taglib-uri>
      <taglib-location>/WEB-INF/${file}.tld</taglib-location>
    </taglib>`,
  )
  writeFileSync(
    join(application, 'WEB-INF/web.xml'),
    `<web-app xmlns="https://jakarta.ee/xml/ns/jakartaee" version="5.0"><jsp-config>${entries.join('')}</jsp-config></web-app>`,
  )
}

testSystem('Tomcat', async ({ folder, port, origin, recipe }) => {
  const base = join(folder, 'tomcat')
  execFileSync('tomcat10-instance-create', ['-p', String(port), base])
  const application = join(base, 'webapps/ROOT')
  mkdirSync(join(application, 'WEB-INF/tags'), { recursive: true })
  mkdirSync(join(application, 'WEB-INF/lib'))
  addTagLibrary(application)
  writeFileSync(join(application, 'contact.jsp'), recipe('contact.jsp'))
  writeFileSync(join(application, 'WEB-INF/tags/shop-page.tag'), recipe('shop-page.tag'))
  writeFileSync(join(application, 'shop-embed.css'), readHeights())
  const tomcat = start('/usr/share/tomcat10/bin/catalina.sh', ['run'], {
    env: { CATALINA_HOME: '/usr/share/tomcat10', CATALINA_BASE: base },
  })
  const address = `${origin}/contact.jsp${SEARCH}`
  await isUp(address, tomcat)
  return address
})
