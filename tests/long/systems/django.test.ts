/** The recipes for Django. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '../../browser/support/fixtures.js'
import { isUp, start } from '../support/programs.js'
import { buy, readHeights, SEARCH, testSystem } from './support/test-system.js'

/** A project in one file. */
const MANAGE = `
import sys
from pathlib import Path
from django.conf import settings
from django.core.management import execute_from_command_line
from django.shortcuts import render
from django.urls import path

FOLDER = Path(__file__).parent
settings.configure(
    DEBUG=True,
    SECRET_KEY='only for a test',
    ROOT_URLCONF=__name__,
    ALLOWED_HOSTS=['127.0.0.1'],
    INSTALLED_APPS=['django.contrib.staticfiles'],
    STATIC_URL='/static/',
    STATICFILES_DIRS=[FOLDER / 'static'],
    TEMPLATES=[{
        'BACKEND': 'django.template.backends.django.DjangoTemplates',
        'DIRS': [FOLDER / 'templates'],
        'OPTIONS': {'context_processors': ['django.template.context_processors.request']},
    }],
)
PRODUCT = {'id': '42', 'name': 'Kaffee & Mühle'}
urlpatterns = [
    path('', lambda request: render(request, 'contact.html')),
    path('product', lambda request: render(request, 'product.html', {'product': PRODUCT})),
]
execute_from_command_line(sys.argv)
`

let product = ''

testSystem(
  'Django',
  async ({ folder, port, origin, recipe }) => {
    product = `${origin}/product`
    for (const name of ['templates', 'static']) mkdirSync(join(folder, name))
    writeFileSync(join(folder, 'manage.py'), MANAGE)
    writeFileSync(join(folder, 'templates/base.html'), recipe('base.html'))
    writeFileSync(join(folder, 'templates/contact.html'), recipe('contact.djhtml'))
    writeFileSync(join(folder, 'templates/product.html'), recipe('product.djhtml'))
    writeFileSync(join(folder, 'static/shop-embed.css'), readHeights())
    // Debian's Django needs this Python.
    const command = ['manage.py', 'runserver', '--noreload', `127.0.0.1:${port}`]
    const django = start('/usr/bin/python3', command, { cwd: folder })
    await isUp(origin, django)
    return `${origin}/${SEARCH}`
  },
  () => test('a form of the template fills the cart', ({ page }) => buy(page, product)),
)
