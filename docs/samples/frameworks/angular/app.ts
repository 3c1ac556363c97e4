import { Component } from '@angular/core'
import { RouterOutlet } from '@angular/router'

@Component({
  selector: 'app-root',
  imports: [RouterOutlet],
  template: `
    <div data-shop-widget="header"><a href="/">Zum Shop</a></div>
    <router-outlet />
    <div data-shop-widget="footer" data-show-newsletter="false"><a href="/contact">Kontakt</a></div>
  `,
})
export class App {}
