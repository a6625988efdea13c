import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "../../src/shell/config.ts";
import { wantedAddress } from "../../src/shell/routes/guard.ts";
import { defaultSettings } from "../../src/shell/settings.ts";
import { captchaImage } from "../../src/shell/sign-in/captcha-image.ts";

describe("config.json", () => {
  it("leaves everything as it ships where it says nothing", () => {
    expect(readConfig("{}")).toEqual({
      bases: {},
      ownBases: [],
      linkHosts: [],
      captcha: true,
      openId: "",
      pages: "files",
      services: "",
      overlays: [],
      environment: "production",
      settings: defaultSettings,
    });
  });

  it("says what it says", () => {
    const config = {
      bases: { system: "https://example.org/api" },
      ownBases: ["/system-api"],
      linkHosts: ["docs.example.com", "*.example.org"],
      captcha: false,
      openId: "Staff",
      pages: "server",
      services: "r1",
      overlays: ["/overlays/points.json"],
      environment: "test",
      settings: { ...defaultSettings, showSettings: false, fixedHeader: true, theme: "dark" },
    };
    // The services of the configuration belong to the operator, so their hosts are listed too.
    const linkHosts = [...config.linkHosts, "example.org"];
    expect(readConfig(JSON.stringify(config))).toEqual({ ...config, linkHosts });
  });

  it("gives defaults for some settings; the others are as they ship", () => {
    const { settings } = readConfig('{"settings": {"sidebarLogo": true, "size": "small"}}');
    expect(settings).toEqual({ ...defaultSettings, sidebarLogo: true, size: "small" });
  });

  it.each([
    ["<!doctype html>", "JSON"],
    ["[]", "no JSON object"],
    ['{"bases": []}', '"bases"'],
    ['{"ownBases": [1]}', '"ownBases"'],
    ['{"linkHosts": "example.org"}', '"linkHosts" is not a list'],
    ['{"linkHosts": ["https://example.org"]}', '"https://example.org" is not one.'],
    ['{"bases": {"system": 1}}', '"bases.system"'],
    ['{"captcha": "no"}', '"captcha"'],
    ['{"openId": true}', '"openId"'],
    ['{"pages": "somewhere"}', '"pages"'],
    ['{"environment": 1}', '"environment"'],
    ['{"settings": []}', '"settings" is not an object'],
    ['{"settings": {"tagView": true}}', '"settings.tagView" is not a setting'],
    ['{"settings": {"tagsView": "yes"}}', '"settings.tagsView" is none of true or false'],
    ['{"settings": {"theme": "pink"}}', '"settings.theme" is none of "light", "dark", "system"'],
    ['{"settings": {"startPage": "people"}}', '"settings.startPage" is none of "" or the address'],
    ['{"settings": {"size": 3}}', '"settings.size" is none of "default", "medium"'],
  ])("%s cannot be read, and why is said", (text, reason) => {
    expect(() => readConfig(text)).toThrow(ConfigError);
    expect(() => readConfig(text)).toThrow(reason);
  });
});

describe("the redirect after sign-in", () => {
  it.each([
    [null, "/"],
    ["/points/groups?page=2", "/points/groups?page=2"],
    ["//example.org", "/"],
    ["/\\example.org", "/"],
    ["https://example.org", "/"],
    ["javascript:alert(1)", "/"],
    ["/login?redirect=%2F", "/"],
  ])("to %j goes to %j", (wanted, address) => {
    expect(wantedAddress(wanted)).toBe(address);
  });
});

describe("the captcha's image", () => {
  it.each([
    ["data:image/png;base64,AAAA", "data:image/png;base64,AAAA"],
    ["<svg xmlns='http://www.w3.org/2000/svg'/>", "data:image/svg+xml,%3Csvg%20xmlns"],
    ["<?xml version='1.0'?><svg/>", "data:image/svg+xml,%3C%3Fxml"],
    ["iVBORw0KGgo", "data:image/png;base64,iVBORw0KGgo"],
    ["/9j/4AAQ", "data:image/jpeg;base64,/9j/4AAQ"],
    ["PHN2ZyB4", "data:image/svg+xml;base64,PHN2ZyB4"],
    ["/captcha/7.png", "/captcha/7.png"],
    ["https://example.org/7.png", "https://example.org/7.png"],
  ])("of %j is %j", (data, address) => {
    expect(captchaImage(data)?.startsWith(address)).toBe(true);
  });

  it.each([
    null,
    undefined,
    "",
    "  ",
    {},
    7,
    "<p>no image</p>",
    "//example.org/7.png",
    "javascript:",
  ])("is none where the service answers %j", (data) => {
    expect(captchaImage(data)).toBeNull();
  });
});
