import { Component } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { provideRouter, RouterLink } from '@angular/router'
import { App } from './app/app'

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

await bootstrapApplication(App, {
  providers: [
    provideRouter([
      { path: '', component: Home },
      { path: 'more', component: More },
    ]),
  ],
})
