/** Mounts the plain header with the answer of the navigation service. */
import { createRoot } from 'react-dom/client'
import { Header } from './plain-header.jsx'

const place = document.getElementById('place')
const answer = await fetch(place.dataset.navigationUrl ?? '/jsonflyoutnavigation?site=DE')
const { list: nodes } = await answer.json()
createRoot(place).render(<Header nodes={nodes} />)
