/** Which files are parts of a program that nobody imports, as the manifests of the base say it. */
import { describe, expect, it } from '@jest/globals';
import { OwnUse } from '../../../../../src/engine/planes/contract/exports/own-use.js';

/** Files above a source file: texts of manifests, null for marks and for what could not be read. */
type Parts = Readonly<Record<string, string | null>>;

const has = (path: string, parts: Parts) =>
  new OwnUse(Object.entries(parts).map(([one, text]) => ({ path: one, text }))).has(path);

const WEB = '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup></PropertyGroup></Project>';
const LIBRARY = '<Project Sdk="Microsoft.NET.Sdk"></Project>';
const BOOT = "plugins {\n    id 'java'\n    id 'org.springframework.boot' version '3.5.0'\n}\n";
const BOOT_POM =
  '<project><build><plugins><plugin><artifactId>spring-boot-maven-plugin</artifactId></plugin></plugins></build></project>';

describe('a part of a program', () => {
  it.each<[string, Parts]>([
    ['src/index.ts', { 'package.json': '{ "private": true }' }],
    ['web/src/index.ts', { 'package.json': '{ "name": "lib" }', 'web/package.json': '{ "private": true }' }],
    ['shop/cart.py', { 'manage.py': null, 'setup.cfg': '[flake8]\nmax-line-length = 100\n' }],
    ['shop/cart.py', { Dockerfile: null, 'pyproject.toml': '[project]\nname = "shop"\n' }],
    ['shop/cart.py', { 'pyproject.toml': '[project]\nclassifiers = ["Private :: Do Not Upload"]\n' }],
    ['shop/cart.py', { 'pyproject.toml': '[tool.poetry]\nname = "shop"\npackage-mode = false\n' }],
    ['cart/cart.go', { 'go.mod': 'module shop/server\n\ngo 1.24\n' }],
    ['app/src/main/java/a/Cart.java', { 'build.gradle': "plugins { id 'idea' }\n", 'app/build.gradle': BOOT }],
    ['app/src/Cart.kt', { 'app/build.gradle.kts': 'plugins {\n    alias(libs.plugins.android.application)\n}\n' }],
    ['app/src/Cart.kt', { 'app/build.gradle': "apply plugin: 'com.android.application'\n" }],
    [
      'app/src/Cart.java',
      {
        'app/build.gradle':
          "plugins {\n    id('com.android.application')\n}\napply plugin: 'com.github.triplet.play'\ndef publisher = 1\n",
      },
    ],
    ['app/src/Cart.kt', { 'app/build.gradle.kts': 'plugins {\n    application\n}\n' }],
    ['src/main/java/a/Cart.java', { 'pom.xml': BOOT_POM }],
    ['src/main/java/a/Cart.java', { 'pom.xml': '<project><packaging>war</packaging></project>' }],
    ['src/Api/Cart.cs', { 'src/Api/Api.csproj': WEB, 'Directory.Build.props': '<Project></Project>' }],
    ['src/Api/Cart.cs', { 'src/Api/Api.csproj': LIBRARY, 'Directory.Build.props': '<IsPackable>false</IsPackable>' }],
    ['src/Tool/Cart.cs', { 'src/Tool/Tool.csproj': '<Project><OutputType>Exe</OutputType></Project>' }],
    ['app/models/cart.rb', { 'config.ru': null, Gemfile: null }],
    ['app/Cart.php', { 'composer.json': '{ "type": "project" }', artisan: null }],
    ['crates/a/src/lib.rs', { 'crates/a/Cargo.toml': '[package]\nname = "a"\npublish = false\n' }],
    [
      'a/src/lib.rs',
      {
        'Cargo.toml': '[workspace]\nmembers = ["a"]\n[workspace.package]\npublish = false\n',
        'a/Cargo.toml': '[package]\nname = "a"\npublish.workspace = true\n',
      },
    ],
    ['lib/cart.dart', { 'pubspec.yaml': "name: shop\npublish_to: 'none'\n" }],
  ])('%s, %j', (path, parts) => {
    expect(has(path, parts)).toBe(true);
  });

  it.each<[string, Parts]>([
    ['src/index.ts', {}],
    ['src/index.ts', { 'package.json': '{ "name": "shop" }' }],
    ['src/index.ts', { 'package.json': '{ "private": false }' }],
    ['src/index.ts', { 'package.json': '{ "private": "true" }' }],
    ['src/index.ts', { 'package.json': null }],
    // The nearest one counts, and what it says of others.
    ['lib/src/index.ts', { 'package.json': '{ "private": true }', 'lib/package.json': '{ "name": "lib" }' }],
    ['src/index.ts', { 'package.json': '{ "private": true, "exports": "./src/index.ts" }' }],
    ['src/index.ts', { 'package.json': '{ "private": true, "peerDependencies": {} }' }],
    ['src/index.ts', { 'package.json': '{ "private": true }', 'package.components.json': null }],
    // Of other languages.
    ['shop/cart.py', { 'package.json': '{ "private": true }' }],
    ['shop/cart.swift', { 'package.json': '{ "private": true }', Dockerfile: null }],
    ['shop/cart.py', { 'pyproject.toml': '[project]\nname = "shop"\n' }],
    ['shop/cart.py', { 'manage.py': null, 'setup.py': null }],
    ['web/cart.py', { 'web/manage.py': null, 'setup.py': null }],
    ['shop/cart.py', { Dockerfile: null, 'pyproject.toml': '[build-system]\nrequires = ["hatchling"]\n' }],
    ['shop/cart.py', { Dockerfile: null, 'setup.cfg': '[metadata]\nname = shop\n' }],
    ['shop/cart.py', { Dockerfile: null, 'pyproject.toml': null }],
    ['shop/cart.py', { 'manage.py': null, 'plugins/': null }],
    ['cart/cart.go', { 'go.mod': 'module example.com/shop\n', Dockerfile: null }],
    ['cart/cart.go', { Dockerfile: null }],
    ['lib/src/Cart.java', { 'build.gradle': BOOT, 'lib/build.gradle': "plugins { id 'java-library' }\n" }],
    [
      'src/Cart.java',
      { 'build.gradle': "plugins {\n    id 'org.springframework.boot' version '3.5.0' apply false\n}\n" },
    ],
    ['src/Cart.java', { 'build.gradle': `${BOOT}bootJar { enabled = false }\n` }],
    ['src/Cart.java', { 'build.gradle': `${BOOT}apply plugin: 'maven-publish'\n` }],
    [
      'app/src/Cart.java',
      { 'build.gradle': "subprojects { apply plugin: 'maven-publish' }\n", 'app/build.gradle': BOOT },
    ],
    ['app/src/Cart.java', { 'build.gradle': null, 'app/build.gradle': BOOT }],
    ['src/Cart.java', { 'build.gradle': BOOT, 'plugins/': null }],
    ['src/Cart.java', { 'build.gradle': "plugins { id('com.android.application') apply false }\n" }],
    [
      'src/Cart.java',
      {
        'build.gradle':
          "if (a) { apply plugin: 'com.android.library' } else { apply plugin: 'com.android.application' }\n",
      },
    ],
    ['src/Cart.java', { 'pom.xml': '<project><packaging>jar</packaging></project>' }],
    ['src/Cart.java', { 'pom.xml': `${BOOT_POM}<distributionManagement></distributionManagement>` }],
    ['src/Cart.java', { 'pom.xml': `<pluginManagement>${BOOT_POM}</pluginManagement>` }],
    ['src/Core/Cart.cs', { 'src/Core/Core.csproj': LIBRARY }],
    ['src/Api/Cart.cs', { 'src/Api/Api.csproj': WEB.replace('</P', '<IsPackable>true</IsPackable></P') }],
    ['src/Tool/Cart.cs', { 'src/Tool/Tool.csproj': '<OutputType>Exe</OutputType><PackAsTool>true</PackAsTool>' }],
    ['src/Api/Cart.cs', { 'src/Api/Api.csproj': WEB, 'src/Api/Client.csproj': LIBRARY }],
    ['src/Api/Cart.cs', { 'src/Api/Api.csproj': null }],
    ['lib/shop/cart.rb', { 'config.ru': null, Gemfile: null, 'shop.gemspec': null }],
    ['lib/shop/cart.rb', { Gemfile: null }],
    ['app/models/cart.rb', { 'config.ru': null, Gemfile: null, 'plugins/': null }],
    ['src/Cart.php', { 'composer.json': '{ "type": "project" }' }],
    ['src/Cart.php', { 'composer.json': '{ "type": "library" }', artisan: null }],
    ['src/lib.rs', { 'Cargo.toml': '[package]\nname = "a"\n' }],
    ['src/lib.rs', { 'Cargo.toml': '[package]\npublish = ["internal"]\n' }],
    ['lib/cart.dart', { 'pubspec.yaml': 'name: shop\n' }],
  ])('is not certain: %s, %j', (path, parts) => {
    expect(has(path, parts)).toBe(false);
  });
});
