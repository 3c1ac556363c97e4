// @vitest-environment node
/** The WordPress plugin on each PHP that its readme names. Each PHP is WebAssembly, and notices count as errors. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../../../../tools/paths.mjs'

interface Php {
  mkdir(folder: string): void
  writeFile(path: string, text: string): void
  run(request: { code: string }): Promise<{ text: string }>
}

const PLUGIN = join(root, 'cli/operators/wordpress/shop-embed')
const packages = join(import.meta.dirname, 'node_modules/@php-wasm')
const versions = readdirSync(packages).flatMap((name) => name.match(/^node-(\d-\d)$/)?.[1] ?? [])

async function startPhp(version: string): Promise<Php> {
  const { PHP, loadPHPRuntime } = await import(join(packages, 'universal/index.js'))
  const { getPHPLoaderModule } = await import(join(packages, `node-${version}/index.js`))
  const emscriptenOptions = { processId: 1 }
  const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule(), { emscriptenOptions })) as Php
  const copy = (from: string, to: string) => {
    php.mkdir(to)
    for (const entry of readdirSync(from, { withFileTypes: true }))
      if (entry.isDirectory()) copy(join(from, entry.name), `${to}/${entry.name}`)
      else php.writeFile(`${to}/${entry.name}`, readFileSync(join(from, entry.name), 'utf8'))
  }
  copy(PLUGIN, '/plugin')
  php.writeFile('/wordpress.php', readFileSync(join(import.meta.dirname, 'wordpress.php'), 'utf8'))
  return php
}

/** Runs code after the plugin was loaded. @returns the value of the variable `$result` */
async function run(php: Php, code: string): Promise<unknown> {
  const before = `<?php require '/wordpress.php'; require '/plugin/shop-embed.php';`
  const { text } = await php.run({ code: `${before} ${code} echo json_encode($result);` })
  return JSON.parse(text)
}

const configured = `$options[1]['shop_embed'] = ['loader' => 'https://cdn.example/v1/loader.js', 'shop' => 'https://shop.example'];`

test('the oldest and the newest PHP are tested', () => {
  const required = /Requires PHP: (.+)/.exec(readFileSync(join(PLUGIN, 'readme.txt'), 'utf8'))?.[1]
  expect(versions[0]?.replace('-', '.')).toBe(required)
  expect(readFileSync(join(PLUGIN, 'shop-embed.php'), 'utf8')).toContain(`Requires PHP: ${required}`)
  expect(versions).toHaveLength(7)
})

describe.each(versions)('PHP %s', (version) => {
  const php = startPhp(version)

  test('lists the plugin with a link to its settings, next to the links of WordPress', async () => {
    const links = await run(
      await php,
      `$result = run_hooks('plugin_action_links_shop-embed/shop-embed.php', ['deactivate' => '<a>Deactivate</a>']);`,
    )
    expect(links).toEqual({
      settings: '<a href="https://blog.example/wp-admin/options-general.php?page=shop-embed">Settings</a>',
      deactivate: '<a>Deactivate</a>',
    })
  })

  test('prints the settings page', async () => {
    const page = await run(
      await php,
      `run_hooks('admin_init'); run_hooks('admin_menu'); ob_start(); run_hooks('settings page'); $result = ob_get_clean();`,
    )
    expect(page).toContain('name="shop_embed[loader]"')
    expect(page).toContain('<option selected>DE</option>')
    expect(page).toContain('name="shop_embed[credentials]"')
  })

  test('saves the address of either loader, and refuses another file', async () => {
    const saved = await run(
      await php,
      `$save = fn ($loader) => shop_embed_sanitize(['loader' => $loader, 'shop' => 'https://shop.example/', 'site' => 'AT'])['loader'];
       $result = [$save('https://cdn.example/v1/loader.js'), $save('https://cdn.example/v1/header.js'), $save('https://cdn.example/v1/core.js'), $errors];`,
    )
    expect(saved).toEqual([
      'https://cdn.example/v1/loader.js',
      'https://cdn.example/v1/header.js',
      '',
      [
        '"https://cdn.example/v1/core.js" is not the address of a loader. It begins with https:// and ends with /loader.js or /header.js.',
      ],
    ])
  })

  test('saves addresses and texts with percent signs as they were written', async () => {
    const saved = await run(
      await php,
      `$result = shop_embed_sanitize([
           'loader' => ' https://cdn.example/my%20files/v1/loader.js ', 'shop' => 'https://shop.example', 'site' => 'TR',
           'link' => '%20 indirim: mağaza',
       ]);`,
    )
    expect(saved).toMatchObject({
      loader: 'https://cdn.example/my%20files/v1/loader.js',
      link: '%20 indirim: mağaza',
    })
  })

  test('prints what an administrator has typed wrongly as text, because WordPress prints messages as markup', async () => {
    const messages = await run(
      await php,
      `shop_embed_sanitize(['loader' => '<b>', 'shop' => '<b>', 'site' => '<b>']); $result = implode($errors);`,
    )
    expect(messages).toContain('"&lt;b&gt;" is not the address of a loader.')
    expect(messages).not.toContain('<b>')
  })

  test.each(['Kawa pachnąca rano', 'Ångström – „tylko dziś”…', 'Ņ Ѕ х', 'one\u2028title'])(
    'the block keeps each letter of the title "%s"',
    async (title) => {
      const attributes = { widget: 'newsletter', options: `title: ${title}\r\n\nshow-doi-error` }
      ;(await php).writeFile('/attributes.json', JSON.stringify(attributes))
      const page = await run(
        await php,
        `${configured} ob_start();
         (function ($attributes) { require '/plugin/block/render.php'; })(json_decode(file_get_contents('/attributes.json'), true));
         $result = ob_get_clean();`,
      )
      expect(page).toContain(` data-title="${title}" data-show-doi-error="true">`)
      expect(page).not.toContain('has no option')
    },
  )

  test('shows the widgets on a page', async () => {
    const page = await run(
      await php,
      `${configured} run_hooks('wp_enqueue_scripts'); run_hooks('init');
       ob_start(); run_hooks('wp_body_open'); run_hooks('wp_footer');
       (function ($attributes) { require '/plugin/block/render.php'; })(['widget' => 'newsletter', 'options' => "title: Coffee\\nshow-doi-error"]);
       echo run_hooks('script_loader_tag', '<script></script>', 'shop-embed'); $result = ob_get_clean();`,
    )
    expect(page).toBe(
      '<div data-shop-widget="header"><a href="https://shop.example">To the shop</a></div>' +
        '<div data-shop-widget="footer"><a href="https://shop.example">To the shop</a></div>' +
        '<div class="wp-block-shop-embed-widget">' +
        '<div data-shop-widget="newsletter" data-title="Coffee" data-show-doi-error="true"><a href="https://shop.example">To the shop</a></div></div>' +
        '<script async crossorigin fetchpriority src data-site data-api-base></script>',
    )
  })

  test('keeps what an author writes from becoming markup', async () => {
    const html = await run(
      await php,
      `${configured} $shortcode = fn ($attributes) => run_hooks('shortcode shop_embed', $attributes);
       $result = [$shortcode(['widget' => 'newsletter', 'Title' => '"><script>alert(1)</script>']), $shortcode(['widget' => '<b>']), $shortcode('')];`,
    )
    const [written, unknown, empty] = html as [string, string, string]
    expect(written).toContain(' data-title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">')
    expect(unknown).toContain('There is no widget &quot;&lt;b&gt;&quot;.')
    expect(empty).toContain('There is no widget &quot;&quot;.')
  })

  test('prints a form that adds a product, as a block and as a shortcode', async () => {
    const forms = await run(
      await php,
      `${configured} $print = function ($attributes) { ob_start(); require '/plugin/add-to-cart/render.php'; return ob_get_clean(); };
       $defaults = array_map(fn ($attribute) => $attribute['default'], json_decode(file_get_contents('/plugin/add-to-cart/block.json'), true)['attributes']);
       $shortcode = fn ($attributes) => run_hooks('shortcode shop_embed_add_to_cart', $attributes);
       $result = [
           $print(['productId' => '42', 'className' => 'wide'] + $defaults),
           $shortcode(['product-id' => '0', 'tcm' => '0', 'quantity' => '2', 'label' => 'Kaufen', 'action' => 'https://shop.example/p/42?a=1&b=2']),
       ];`,
    )
    expect(forms).toEqual([
      '<div class="wp-block-shop-embed-widget">' +
        '<form data-shop-cart="add" action="https://shop.example">' +
        '<input type="hidden" name="productId" value="42"><input type="hidden" name="quantity" value="1">' +
        '<button class="wp-element-button">Add to cart</button></form></div>',
      '<form data-shop-cart="add" action="https://shop.example/p/42?a=1&amp;b=2">' +
        '<input type="hidden" name="productId" value="0"><input type="hidden" name="tcm" value="0">' +
        '<input type="hidden" name="quantity" value="2"><button class="wp-element-button">Kaufen</button></form>',
    ])
  })

  test('says what is wrong with a form that adds a product, and keeps it from becoming markup', async () => {
    const html = await run(
      await php,
      `$shortcode = fn ($attributes) => run_hooks('shortcode shop_embed_add_to_cart', $attributes);
       $unconfigured = $shortcode(['product-id' => '42']);
       ${configured}
       $result = [
           $unconfigured,
           $shortcode(''),
           $shortcode(['product-id' => '42', 'quantity' => '"><b>']),
           $shortcode(['product-id' => '42', 'quantity' => '0']),
           $shortcode(['product_id' => '"><b>', 'label' => '<b>', 'action' => '"><b>', 'colour' => '<b>']),
       ];`,
    )
    const message = (text: string) => `<p><strong>Shop Embed:</strong> ${text}</p>`
    expect(html).toEqual([
      message('The address of the loader is missing: see Settings → Shop Embed.'),
      message('The id of the product is missing.'),
      message('The quantity &quot;&quot;&gt;&lt;b&gt;&quot; is not a whole number from 1.'),
      message('The quantity &quot;0&quot; is not a whole number from 1.'),
      expect.stringMatching(
        /^<p>[^<]*<strong>.*has no field &quot;colour&quot;.*<\/p><form data-shop-cart="add" action="/,
      ),
    ])
    const form = /<form.*/.exec((html as string[])[4]!)![0]
    expect(form).not.toContain('<b>')
    expect(form).toContain('value="&quot;&gt;&lt;b&gt;"')
  })

  test('removes the settings of each site of a network when the plugin is deleted', async () => {
    const kept = await run(
      await php,
      `$options = [1 => ['shop_embed' => [], 'other' => 1], 2 => ['shop_embed' => []]];
       define('WP_UNINSTALL_PLUGIN', true); require '/plugin/uninstall.php'; $result = $options;`,
    )
    expect(kept).toEqual({ 1: { other: 1 }, 2: [] })
  })
})
