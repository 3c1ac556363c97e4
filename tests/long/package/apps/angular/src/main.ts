import { Component } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { provideRouter, RouterLink, RouterOutlet } from '@angular/router'

@Component({
  imports: [RouterLink],
  template: `
    <main>
      <h1>Home</h1>
      <button type="button" data-shop-cart="add" data-product-id="42">In den Warenkorb</button>
      <a routerLink="/more">More</a>
    </main>
  `,
})
class Home {}

@Component({
  template: `
    <main>
      <h1>More</h1>
      <div data-shop-widget="newsletter"><a href="/newsletter">Newsletter</a></div>
    </main>
  `,
})
class More {}

// #region app
@Component({
  selector: 'app-root',
  imports: [RouterOutlet],
  template: `
    <div data-shop-widget="header"><a href="/">Zum Shop</a></div>
    <router-outlet />
    <div data-shop-widget="footer" data-show-newsletter="false"><a href="/contact">Kontakt</a></div>
  `,
})
class App {}
// #endregion app

await bootstrapApplication(App, {
  providers: [
    provideRouter([
      { path: '', component: Home },
      { path: 'more', component: More },
    ]),
  ],
})
