/** A plain header that a shop could write with React: logo, search, links, and a navigation with flyouts. */
import { useEffect, useState } from 'react'
import './plain-header.css'

function Item({ node, isOpen, setOpen }) {
  return (
    <li onMouseEnter={() => setOpen(node.title)} onMouseLeave={() => setOpen('')}>
      <a href={node.href}>{node.title}</a>
      {isOpen && (
        <ul className="flyout">
          {node.children.map((child) => (
            <li key={child.href}>
              <a href={child.href}>{child.title}</a>
              <ul>
                {child.children.map((leaf) => (
                  <li key={leaf.href}>
                    <a href={leaf.href}>{leaf.title}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** @param cart  stands in for the plain link to the cart */
export function Header({ nodes, cart = <a href="/cart">Warenkorb</a> }) {
  const [open, setOpen] = useState('')
  useEffect(() => window.usable(), [])
  return (
    <header>
      <div className="bar">
        <a href="/">Shop</a>
        <form action="/search">
          <input name="q" type="search" placeholder="Suche" aria-label="Suche" />
        </form>
        <a href="/account">Mein Konto</a>
        <a href="/stores">Filialen</a>
        {cart}
      </div>
      <nav>
        <ul>
          {nodes.map((node) => (
            <Item key={node.href} node={node} isOpen={open === node.title} setOpen={setOpen} />
          ))}
        </ul>
      </nav>
    </header>
  )
}
