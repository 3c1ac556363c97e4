/** The recipe for Rails, with a content security policy that allows scripts by their nonce. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isUp, start } from '../support/programs.js'
import { readHeights, SEARCH, testSystem } from './support/test-system.js'

/** An application in one file. Its views are in the usual folders. */
const application = (shop: string) => `
require 'logger'
require 'action_controller/railtie'

class Shop < Rails::Application
  config.root = __dir__
  config.eager_load = false
  config.consider_all_requests_local = true
  config.public_file_server.enabled = true
  config.secret_key_base = 'only for a test'
  config.logger = Logger.new($stdout)
  config.content_security_policy do |policy|
    policy.default_src :none
    policy.script_src :strict_dynamic
    policy.style_src :self
    policy.img_src '${shop}'
    policy.connect_src :self, '${shop}'
    policy.base_uri :none
  end
  config.content_security_policy_nonce_generator = ->(_request) { SecureRandom.base64(16) }
  config.content_security_policy_nonce_directives = %w[script-src]
  routes.append { root to: 'pages#contact' }
end

class ApplicationController < ActionController::Base
end

class PagesController < ApplicationController
  def contact
  end
end

Shop.initialize!
run Shop
`

testSystem('Rails', async ({ folder, port, origin, shop, recipe }) => {
  for (const name of ['app/views/layouts', 'app/views/pages', 'public', 'tmp'])
    mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'config.ru'), application(shop))
  writeFileSync(join(folder, 'app/views/layouts/application.html.erb'), recipe('application.html.erb'))
  writeFileSync(join(folder, 'app/views/pages/contact.html.erb'), recipe('contact.html.erb'))
  writeFileSync(join(folder, 'public/shop-embed.css'), readHeights())
  const puma = start('/usr/bin/puma', ['--bind', `tcp://127.0.0.1:${port}`, 'config.ru'], {
    cwd: folder,
    env: { RAILS_ENV: 'production' },
  })
  await isUp(origin, puma)
  return `${origin}/${SEARCH}`
})
