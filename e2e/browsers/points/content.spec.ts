import { browsers, cannot, expect, phone, test, titleOf } from '../test.ts';

const hostile =
  '<p onclick=\\"attacked = 1\\">Before you travel</p><script>attacked = 1</script>' +
  '<img src=x onerror=\\"attacked = 1\\"><a href=\\"javascript:attacked = 1\\">Go</a>';

/** How browsers and pages say that the policy forbids what was tried. */
const violation = /elsewhere\.example|Content.Security.Policy/i;

/** What no content may do, whatever a browser has against it. */
for (const browser of browsers) {
  const harmless = titleOf('hostile content is harmless without Trusted Types', browser, phone);
  if (browser !== 'firefox') cannot(harmless, 'only Firefox can do without them');
  else
    test(harmless, async ({ open, server }) => {
      server.edit('page/1.0.0/tlc/clinic-services.json', (text) =>
        text.replace(/"intro": "[^"]*"/, () => `"intro": "${hostile}"`),
      );
      const page = await open(browser, phone, { withoutTrustedTypes: true });
      await page.goto('/health/clinic/services');
      await page.getByText('Before you travel').click();
      expect(await page.driver.run('() => typeof trustedTypes')).toBe('undefined');
      expect(await page.locator('main [onclick], main script, main [onerror], main [href^=javascript]').count()).toBe(
        0,
      );
      expect(await page.driver.run('() => typeof attacked')).toBe('undefined');
      server.restoreContent();
    });

  test(titleOf('the security policy holds, and a violation would be noticed', browser, phone), async ({ open }) => {
    const page = await open(browser, phone);
    await page.goto('/health/clinic/services');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.driver.run(`() => {
      const image = document.body.appendChild(new Image());
      image.src = 'https://elsewhere.example/x.png';
    }`);
    await page.document.until('the violation', async () => {
      await page.getByRole('heading', { level: 1 }).isVisible();
      return page.complaints().some((each) => violation.test(each));
    });
    page.allow(violation);
  });
}
