import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import type { Shop } from 'shop-embed'

// Leave these lines out if the application has a meter provider already.
const exporter = new OTLPMetricExporter({ url: 'https://collector.example/v1/metrics' })
const provider = new MeterProvider({ readers: [new PeriodicExportingMetricReader({ exporter })] })

const meter = provider.getMeter('shop-embed')
const times = meter.createHistogram('shop.duration', { unit: 'ms' })
const shifts = meter.createHistogram('shop.layout_shift', {
  advice: { explicitBucketBoundaries: [0.01, 0.05, 0.1, 0.25, 0.5] },
})
const errors = meter.createCounter('shop.errors')

function watch(shop: Shop) {
  const release = shop.version
  shop.on('timing', (timing) => {
    const attributes = { type: timing.type, widget: timing.widget ?? 'cart', release }
    switch (timing.type) {
      case 'mount':
        return times.record(timing.duration, attributes)
      case 'call':
        return times.record(timing.duration, { ...attributes, path: timing.path, status: timing.status })
      case 'INP':
        return times.record(timing.value, attributes)
      case 'CLS':
        return shifts.record(timing.value, attributes)
    }
  })
  shop.on('shop-error', ({ code, widget = 'page' }) => errors.add(1, { code, widget, release }))
}

;(window.Shop = window.Shop || []).push(watch)

addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void provider.forceFlush()
})
