import { theme as antdTheme, type ThemeConfig } from "antd";
import type { Measures } from "./measures.ts";
import { darkPalette, lightPalette, type Palette } from "./palette.ts";

/** The font families of the shown language, which the base styles define. */
const fontFamily = "var(--sw-font-family)";

const codeFamily =
  'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", "Noto Sans Mono", monospace';

/** The inputs of antd's theme. */
interface Look {
  isDark: boolean;
  hasMotion: boolean;
  measures: Measures;
}

/**
 * antd's theme made from palette and measures: one accent colour, plain surfaces, corners of 6 px.
 */
export function antdThemeOf({ isDark, hasMotion, measures }: Look): ThemeConfig {
  const palette = isDark ? darkPalette : lightPalette;
  return {
    // The build writes antd's rules as style sheets; only custom properties are set at run time.
    zeroRuntime: import.meta.env.PROD,
    hashed: false,
    algorithm: isDark ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    token: {
      ...commonTokens,
      ...sizeTokens(measures),
      ...colourTokens(palette),
      motion: hasMotion,
    },
    components: {
      Layout: { siderBg: palette.sidebar, headerBg: palette.surface, bodyBg: palette.canvas },
      Menu: {
        itemBg: "transparent",
        subMenuItemBg: "transparent",
        itemSelectedBg: palette.accentSoft,
        itemSelectedColor: palette.accent,
        itemHeight: measures.menuItem,
        itemMarginInline: 4,
        iconMarginInlineEnd: 8,
        itemBorderRadius: 6,
        iconSize: 16,
        collapsedIconSize: 17,
        collapsedWidth: 55,
        activeBarBorderWidth: 0,
      },
      // The colour of the initials that an avatar shows instead of a picture.
      Avatar: { colorTextPlaceholder: palette.accentSoft, colorTextLightSolid: palette.accent },
      // antd draws segmented items 4 px lower than the control; 24 px is the minimum target size.
      Segmented: {
        controlHeight: Math.max(measures.control, 28),
        controlHeightSM: Math.max(measures.controlSmall, 28),
      },
      ...fieldOutlines(palette),
      Switch: { trackHeight: 24, handleSize: 20 },
      Card: { headerFontSize: measures.fontLead },
      Modal: { titleFontSize: measures.fontLead + 1 },
      Form: {
        labelColor: palette.textMuted,
        verticalLabelPadding: `0 0 ${1.5 * measures.space}px`,
      },
      Button: {
        primaryShadow: "none",
        defaultShadow: "none",
        dangerShadow: "none",
        // White on the dark theme's light accent would be too faint to read.
        primaryColor: isDark ? "#0f1218" : "#ffffff",
        dangerColor: isDark ? "#0f1218" : "#ffffff",
      },
      // The dark algorithm would dim the accent until the selected item is hard to read.
      Dropdown: { colorPrimary: palette.accent },
      Tooltip: { colorBgSpotlight: isDark ? "#39414f" : "#28303f" },
    },
  };
}

/** The outline is all that shows an unticked box or an empty field: it stands out from its ground. */
function fieldOutlines({ textFaint, fieldBorder }: Palette): ThemeConfig["components"] {
  return {
    Checkbox: { colorBorder: textFaint },
    Radio: { colorBorder: textFaint },
    Input: { colorBorder: fieldBorder },
    InputNumber: { colorBorder: fieldBorder },
    Select: { colorBorder: fieldBorder },
    DatePicker: { colorBorder: fieldBorder },
  };
}

const commonTokens = {
  fontFamily,
  fontFamilyCode: codeFamily,
  fontWeightStrong: 600,
  borderRadius: 6,
  borderRadiusLG: 8,
  wireframe: false,
};

function sizeTokens(measures: Measures): ThemeConfig["token"] {
  const { font, control, controlSmall, controlLarge, space } = measures;
  return {
    fontSize: font,
    fontSizeHeading1: 2 * font,
    fontSizeHeading2: font + 8,
    fontSizeHeading3: font + 4,
    fontSizeHeading4: font + 2,
    fontSizeHeading5: font,
    controlHeight: control,
    controlHeightSM: controlSmall,
    controlHeightLG: controlLarge,
    sizeUnit: space,
  };
}

function colourTokens(palette: Palette): ThemeConfig["token"] {
  return {
    colorPrimary: palette.accent,
    colorPrimaryHover: palette.accentHover,
    colorLinkHover: palette.accentHover,
    colorInfo: palette.accent,
    colorLink: palette.accent,
    colorSuccess: palette.success,
    colorWarning: palette.warning,
    colorError: palette.danger,
    colorPrimaryBg: palette.accentSoft,
    colorPrimaryBgHover: palette.accentSoft,
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
