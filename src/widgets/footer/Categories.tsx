/** Popular categories: a panel that opens and closes, only where there is room for it. */
import { useState } from 'react'
import type { FooterContent } from '../../contracts/footer.js'
import { DOWN, Icon } from '../../ui/Icon.js'
import { Links } from './Links.js'

export function Categories({ heading, columns }: FooterContent['seo']) {
  const [isOpen, setOpen] = useState(true)
  return (
    <div part="categories" className="categories">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="categories"
          onClick={() => setOpen(!isOpen)}
        >
          {heading}
          <Icon path={DOWN} />
        </button>
      </h3>
      <div id="categories" className="columns" hidden={!isOpen}>
        {columns.map((column, at) => (
          <Links key={at} links={column.links} />
        ))}
      </div>
    </div>
  )
}
