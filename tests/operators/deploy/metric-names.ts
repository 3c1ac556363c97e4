import { createMetrics } from '../../../cli/operators/fragments/metrics.js'

/** The names of the series: a histogram has several. The library's types wrongly declare `type` as a number. */
export const METRIC_NAMES = createMetrics(100)
  .registry.getMetricsAsArray()
  .flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  )

/** The names of metrics in an expression of Prometheus. */
export const metricsIn = (expression: string): string[] =>
  expression.match(/\b(shop_fragments|process|nodejs)_\w+/g) ?? []
