import { theme as antdTheme, type ThemeConfig } from "antd";
import { darkPalette, lightPalette, type Palette } from "./palette.ts";

const fontFamily =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", "PingFang SC", ' +
  '"Hiragino Sans", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans", Arial, sans-serif';

const codeFamily =
  'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", "Noto Sans Mono", monospace';

/** antd's theme made from a palette: one accent, quiet surfaces, corners of 6 px. */
export function antdThemeOf(isDark: boolean, hasMotion: boolean): ThemeConfig {
  const palette = isDark ? darkPalette : lightPalette;
  return {
    algorithm: isDark ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    token: { ...commonTokens, ...colourTokens(palette), motion: hasMotion },
    components: {
      Layout: { siderBg: palette.sidebar, headerBg: palette.surface, bodyBg: palette.canvas },
      Menu: {
        itemBg: "transparent",
        subMenuItemBg: "transparent",
        itemSelectedBg: palette.accentSoft,
        itemSelectedColor: palette.accent,
        itemHeight: 38,
        itemMarginInline: 8,
        itemBorderRadius: 6,
        iconSize: 16,
        collapsedIconSize: 17,
        collapsedWidth: 55,
        activeBarBorderWidth: 0,
      },
      Table: {
        headerBg: palette.canvas,
        headerColor: palette.textMuted,
        headerSplitColor: "transparent",
        rowHoverBg: palette.hover,
        headerSortActiveBg: palette.canvas,
        headerSortHoverBg: palette.hover,
        bodySortBg: "transparent",
        cellPaddingBlock: 12,
      },
      Card: { headerFontSize: 15 },
      Modal: { titleFontSize: 16 },
      Form: { labelColor: palette.textMuted, verticalLabelPadding: "0 0 6px" },
      Button: {
        primaryShadow: "none",
        defaultShadow: "none",
        dangerShadow: "none",
        // White on the dark theme's light accent would be too faint to read.
        primaryColor: isDark ? "#0f1218" : "#ffffff",
      },
      Tooltip: { colorBgSpotlight: isDark ? "#39414f" : "#28303f" },
    },
  };
}

const commonTokens = {
  fontFamily,
  fontFamilyCode: codeFamily,
  fontSize: 14,
  fontSizeHeading1: 28,
  fontSizeHeading2: 22,
  fontSizeHeading3: 18,
  fontSizeHeading4: 16,
  fontSizeHeading5: 14,
  fontWeightStrong: 600,
  borderRadius: 6,
  borderRadiusLG: 8,
  controlHeight: 34,
  wireframe: false,
};

function colourTokens(palette: Palette): ThemeConfig["token"] {
  return {
    colorPrimary: palette.accent,
    colorInfo: palette.accent,
    colorLink: palette.accent,
    colorSuccess: palette.success,
    colorWarning: palette.warning,
    colorError: palette.danger,
    colorPrimaryBg: palette.accentSoft,
    colorInfoBg: palette.accentSoft,
    colorSuccessBg: palette.successSoft,
    colorWarningBg: palette.warningSoft,
    colorErrorBg: palette.dangerSoft,
    colorBgLayout: palette.canvas,
    colorBgContainer: palette.surface,
    colorBgElevated: palette.raised,
    colorBorder: palette.border,
    colorBorderSecondary: palette.borderSoft,
    colorText: palette.text,
    colorTextSecondary: palette.textMuted,
    colorTextTertiary: palette.textFaint,
    colorTextDescription: palette.textMuted,
    colorTextPlaceholder: palette.textFaint,
    colorTextHeading: palette.text,
    boxShadowTertiary: `0 1px 2px ${palette.shadow}`,
  };
}
