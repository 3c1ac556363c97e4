/** The recipe for Django. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isUp, start } from '../support/programs.js'
import { readHeights, SEARCH, testSystem } from './support/test-system.js'

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
urlpatterns = [path('', lambda request: render(request, 'contact.html'))]
execute_from_command_line(sys.argv)
`

testSystem('Django', async ({ folder, port, origin, recipe }) => {
  for (const name of ['templates', 'static']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'manage.py'), MANAGE)
  writeFileSync(join(folder, 'templates/base.html'), recipe('base.html'))
  writeFileSync(join(folder, 'templates/contact.html'), recipe('contact.djhtml'))
  writeFileSync(join(folder, 'static/shop-embed.css'), readHeights())
  // Debian's Django needs this Python.
  const django = start('/usr/bin/python3', ['manage.py', 'runserver', '--noreload', `127.0.0.1:${port}`], {
    cwd: folder,
  })
  await isUp(origin, django)
  return `${origin}/${SEARCH}`
})
