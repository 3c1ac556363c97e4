/** Mounts the plain header with the response of the navigation service. */
import { createRoot } from 'react-dom/client'
import { Header } from './plain-header.jsx'

const place = document.getElementById('place')
const response = await fetch(place.dataset.navigationUrl ?? '/jsonflyoutnavigation?site=DE')
const { list: nodes } = await response.json()
createRoot(place).render(<Header nodes={nodes} />)
