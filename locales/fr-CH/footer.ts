import type { FooterTexts } from '../de-DE/footer.js'
import type { Translation } from '../translation.js'

export default {
  subscribe: 'S’abonner à la newsletter',
  legal: 'Informations légales',
  countries: 'Choisir un pays',
  newTab: 's’ouvre dans un nouvel onglet',
  icons: {
    branch_store: 'Magasins',
    click_collect: 'Retrait en magasin',
    contact: 'Contact',
    delivery_via_haulage_company: 'Livraison par transporteur',
    easy_pay: 'Paiement',
    free_shipping: 'Livraison gratuite',
    return_shipping: 'Retours',
    service_info: 'Service clientèle',
    thirty_day_return: 'Retour sous 30 jours',
    card: 'Carte de fidélité',
  },
} satisfies Translation<FooterTexts>
