/** The flyouts, the drill-down and the theme worlds. */
export default {
  all: 'Alles in {title}',
  close: 'Schließen',
  back: 'Zurück',
  endsOn: 'Endet am {date}',
  card: 'Exklusiv mit {card}',
} as const
